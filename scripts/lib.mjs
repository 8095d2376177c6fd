// Shared by the commands. Node built-ins only: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const windows = process.platform === 'win32'

/** The repository's folder, wherever a command is called from. */
export const home = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether this process is root, for whom Chromium's sandbox does not start. */
export const root = process.getuid?.() === 0

/**
 * Runs a command to its end, with its output on stderr if `quiet` (so that stdout stays clean).
 * @param {string} command @param {string[]} args @param {{ quiet?: boolean }} [how]
 * @returns {boolean} whether it succeeded
 */
function attempt(command, args, how = {}) {
  const out = how.quiet ? 2 : 'inherit'
  return (
    spawnSync(command, args, { cwd: home, stdio: ['ignore', out, 'inherit'], shell: windows })
      .status === 0
  )
}

/**
 * Runs a command and settles with its exit code; a command that cannot start or is killed gives 1.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: home,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    })
    child.on('error', () => settle(1))
    child.on('close', (code) => settle(code ?? 1))
  })
}

/** What the installed packages must have been installed from. */
function wantedInstall() {
  const lock = createHash('sha256').update(readFileSync(join(home, 'package-lock.json')))
  return [lock.digest('hex'), process.platform, process.arch, process.versions.modules].join(' ')
}

/** Whether a process is still there. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Does something while no other command of this folder does: two installations at once would break each other.
 * @template Given @param {() => Given} act @returns {Given}
 */
function alone(act) {
  const folder = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const lock = join(tmpdir(), `muster-install-${folder}`)
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
      // one that was killed leaves its lock behind
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  try {
    return act()
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * Installs the locked dependencies unless the installed ones already match the lock file.
 * @param {{ quiet?: boolean }} [how] `quiet` sends all output to stderr
 * @returns {boolean} whether they are there now
 */
export function ensureDependencies(how = {}) {
  return areInstalled() || alone(() => areInstalled() || install(how))
}

const stamp = () => join(home, 'node_modules', '.installed')

function areInstalled() {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === wantedInstall()
}

/** @param {{ quiet?: boolean }} how */
function install(how) {
  const wanted = wantedInstall()
  console.error('Installing dependencies (npm ci)')
  if (!attempt('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], how)) {
    console.error(
      'The dependencies could not be installed: see what npm says above, then run this again.',
    )
    return false
  }
  writeFileSync(stamp(), wanted)
  return true
}

/** @param {string} name @returns {string | undefined} a program on the PATH, snap wrappers left out */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file) && !realpathSync(file).includes('snap'))
}

/**
 * A Chromium that this machine has: the one named in CHROMIUM, the headless shell (which starts
 * faster), or a full browser.
 * @returns {string | undefined}
 */
export function systemChromium() {
  return (
    process.env['CHROMIUM'] ||
    onPath('chromium-headless-shell') ||
    onPath('chromium') ||
    onPath('google-chrome-stable') ||
    onPath('google-chrome')
  )
}

/** Whether Playwright has downloaded a Chromium of the version that it wants. */
function playwrightHasChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return existsSync(chromium.executablePath()) || existsSync(headlessShell(chromium))
  } catch {
    return false
  }
}

/**
 * Playwright keeps its headless shell beside the full browser, under a similar name.
 * @param {{ executablePath(): string }} chromium
 */
function headlessShell(chromium) {
  return chromium
    .executablePath()
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(
      /chrome-linux(64)?([\\/])chrome$/,
      'chrome-headless-shell-linux64$2chrome-headless-shell',
    )
}

/** Debian's packaged browser, which brings the libraries and a font that it needs. */
function installFromDebian() {
  if (!root || !onPath('apt-get')) return false
  console.error('Installing chromium-headless-shell (apt-get)')
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  process.env['DEBIAN_FRONTEND'] = 'noninteractive'
  return (
    attempt('apt-get', ['update', '-qq']) &&
    (attempt('apt-get', [...install, 'chromium-headless-shell']) ||
      attempt('apt-get', [...install, 'chromium'])) &&
    systemChromium() !== undefined
  )
}

/**
 * Finds a Chromium to test with, or gets one: as root from Debian's packages, else Playwright's own.
 * Says what to do when there is none.
 * @returns {boolean} whether there is one now
 */
export function ensureBrowser() {
  if (systemChromium() || playwrightHasChromium()) return true
  if (installFromDebian()) return true
  console.error('Downloading Chromium (playwright install)')
  if (attempt('npx', ['playwright', 'install', '--only-shell', 'chromium'])) return true
  console.error(
    [
      'The browser tests need Chromium and none was found. Do one of these and run this again:',
      '  - install it (Debian: apt-get install chromium-headless-shell; Ubuntu: npx playwright install --with-deps chromium)',
      '  - name one you have: CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  )
  return false
}

/**
 * An empty folder for the reports of one run.
 * @param {string} name
 */
export function emptyFolder(name) {
  const folder = join(home, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}
