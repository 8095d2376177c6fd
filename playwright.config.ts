import process from 'node:process'

import { defineConfig, devices } from '@playwright/test'

import { root, systemChromium } from './scripts/lib.mjs'

const port = Number(process.env['E2E_PORT'] ?? 4273)
/** The folder of the build that is tried. */
const built = process.env['E2E_DIST'] ?? 'dist'
const executablePath = systemChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Once more where the machine is shared; what passes only then is named in the output. Elsewhere it is a failure.
  retries: process.env['CI'] ? 1 : 0,
  // Whole stories on a small and busy machine.
  timeout: 120_000,
  // One set for all machines: another Chromium draws letters a little differently, a changed layout differs by far more.
  snapshotPathTemplate: '{testDir}/look/{arg}-{projectName}{ext}',
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.25,
      maxDiffPixelRatio: 0.03,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], grepInvert: /@only-phone/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone|@only-phone/,
    },
  ],
  webServer: { command: `npx vite preview --outDir ${built} --port ${port} --strictPort`, port },
})
