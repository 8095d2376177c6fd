import { join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { chunkFileNames, chunks } from './vite/chunks.ts'
import { devPolicy } from './vite/dev-policy.ts'
import { messages } from './vite/messages.mjs'
import { serviceWorker } from './vite/service-worker.ts'

/** The package gives every bundler its development build, which is larger; a release takes the other. */
const releasedRouter = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [releasedRouter] : [] },
  plugins: [messages(), react(), tailwindcss(), devPolicy(), serviceWorker()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames } },
  },
  // the checker's worker fetches its parts when it needs them
  worker: { format: 'es', plugins: () => [messages()] },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    // Property tests over every army take seconds on a small machine that does other things beside.
    testTimeout: 120_000,
  },
}))
