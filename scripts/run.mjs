// Runs a TypeScript entry on Node 20, which cannot: `node scripts/run.mjs ENTRY args...`.
// The entry exports `main(args)`, which settles with the exit code. Nothing but what the entry
// prints goes to stdout.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'

import { ensureDependencies, home } from './lib.mjs'

const [entry, ...args] = process.argv.slice(2)

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why)
  process.exit(2)
}

// Whoever read the output has enough of it, as `head` has: end without a word, with the code a shell gives for that.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error
  process.exit(141)
})

if (!entry) refuse('Usage: node scripts/run.mjs ENTRY [arguments]')
const file = resolve(home, entry)
if (!existsSync(file)) refuse(`There is no ${entry} to run.`)
if (!ensureDependencies({ quiet: true })) process.exit(2)

const { createServer } = await import('vite')
const { messages } = await import('../vite/messages.mjs')
const server = await createServer({
  configFile: false,
  root: home,
  plugins: [messages()],
  appType: 'custom',
  logLevel: 'silent',
  clearScreen: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
})
let code = 2
try {
  process.argv = [process.argv[0] ?? 'node', file, ...args]
  const { main } = await server.ssrLoadModule(file)
  code = await main(args)
} catch (error) {
  if (error instanceof Error) server.ssrFixStacktrace(error)
  console.error(error)
} finally {
  await server.close()
}
process.exitCode = code
