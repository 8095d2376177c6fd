// npm test: installs what is missing, then types, lint, unit tests, build and browser tests. Every step
// runs that can, and the last line counts what passed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { countPlaywright, countVitest } from './count-tests.mjs'
import { emptyFolder, ensureBrowser, ensureDependencies, run } from './lib.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const broken = []

/** @param {string} step @param {Count} count */
function add(step, count) {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  if (count.failed > 0) broken.push(step)
}

/** @param {boolean} passed @returns {Count} */
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

/** A step that passes or fails as a whole. @param {string} step @param {string} script */
async function check(step, script) {
  heading(step)
  const passed = (await run('npm', ['run', '--silent', script])) === 0
  add(step, one(passed))
  return passed
}

/** @param {string} step */
function heading(step) {
  console.log(`\n--- ${step}`)
}

/**
 * What a test runner reported. A runner that broke (no report, or a bad exit code without a failed
 * test) counts as one failure.
 * @param {string} report @param {number} code @param {(report: unknown) => Count} count
 * @returns {Count}
 */
function read(report, code, count) {
  try {
    const counted = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : one(false)
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return one(false)
  }
}

/** @param {string} reports */
async function unitTests(reports) {
  heading('unit tests')
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('npx', ['vitest', 'run', ...reporters])
  add('unit tests', read(report, code, countVitest))
}

/** @param {string} reports */
async function browserTests(reports) {
  heading('browser tests')
  if (!ensureBrowser()) {
    add('browser tests', one(false))
    return
  }
  const report = join(reports, 'browser.json')
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  add('browser tests', read(report, code, countPlaywright))
}

async function everything() {
  if (!ensureDependencies()) {
    add('installation', one(false))
    return
  }
  const reports = emptyFolder('test-reports')
  await check('types', 'typecheck')
  await check('lint', 'lint')
  await unitTests(reports)
  if (await check('build', 'build')) await browserTests(reports)
  else console.log('The browser tests need a build and were not run.')
}

/** The last line counts, whatever happened before it. */
function report() {
  if (broken.length > 0) console.log(`\nNot in order: ${broken.join(', ')}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    add(`stopped by ${signal}`, one(false))
    report()
    process.exit(1)
  })
}

try {
  await everything()
} catch (error) {
  console.error(error)
  add('the test command', one(false))
}
report()
process.exitCode = total.failed > 0 ? 1 : 0
