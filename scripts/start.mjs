// npm start: installs what is missing, builds, serves the built app and prints its address.
import { createServer } from 'node:net'
import process from 'node:process'

import { ensureDependencies, home } from './lib.mjs'

const port = 5290
const host = 'localhost'

/** @returns {Promise<boolean>} whether the port can be listened on */
function isFree() {
  return new Promise((settle) => {
    const probe = createServer()
    probe.once('error', () => settle(false))
    probe.listen(port, host, () => probe.close(() => settle(true)))
  })
}

if (!(await isFree())) {
  console.error(
    `Port ${port} is in use, perhaps by Muster itself: look at http://${host}:${port}/ first.\n` +
      'If it is another program, end that one and run npm start again.',
  )
  process.exit(1)
}
if (!ensureDependencies()) process.exit(1)

const { build, preview } = await import('vite')
try {
  await build({ root: home, logLevel: 'warn' })
} catch (error) {
  console.error(`The app could not be built: ${String(error)}`)
  process.exit(1)
}
await preview({ root: home, preview: { port, host, strictPort: true } })
console.log(`Muster is at http://${host}:${port}/ (Ctrl-C ends it)`)
