import { readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

import { test as base } from '@playwright/test'

import { home } from '../scripts/lib.mjs'

/** The built app. */
export const dist: string = join(home, 'dist')

/** A host of static files that a test can switch off, or give another release. */
export interface Host {
  readonly url: string
  /** What was asked of it: "GET /assets/x.js". */
  readonly requests: string[]
  /** Folders that were served in the place of the built app. */
  readonly folders: ReadonlySet<string>
  /** Serves another folder from now on; it is removed after the test. */
  readonly serve: (folder: string) => void
  /** Keeps answers to such paths back until it is called with null. */
  readonly hold: (paths: RegExp | null) => void
  /** Answers no more, as if the network were gone. */
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** As most hosts of single-page apps do it: the app's page for every address that is no file. */
function answer(folder: string, path: string, response: ServerResponse): void {
  const ending = extname(path)
  const name = ending === '' ? 'index.html' : normalize(path)
  try {
    const body = readFileSync(join(folder, name))
    response.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      vary: 'origin',
    })
    response.end(body)
  } catch {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not here')
  }
}

async function startHost(): Promise<Host> {
  let folder = dist
  let held: RegExp | null = null
  const waiting = new Set<() => void>()
  const requests: string[] = []
  const folders = new Set<string>()
  const listener = ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    requests.push(`${method} ${url}`)
    const go = () => answer(folder, path, response)
    if (held?.test(path)) waiting.add(go)
    else go()
  }
  const server = createServer(listener)
  await new Promise<void>((settle) => {
    server.listen(0, 'localhost', settle)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    folders,
    serve: (next) => {
      folder = next
      folders.add(next)
    },
    hold: (paths) => {
      held = paths
      if (paths) return
      for (const go of waiting) go()
      waiting.clear()
    },
    stop: async () => {
      await new Promise((settle) => {
        server.close(settle)
        server.closeAllConnections()
      })
    },
  }
}

/** Tests with a host of their own; the addresses that they open are on it. */
export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from the pattern
  host: async ({}, provide) => {
    const host = await startHost()
    await provide(host)
    await host.stop()
    for (const folder of host.folders) rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.url)
  },
})
