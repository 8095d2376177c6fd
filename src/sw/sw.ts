// Keeps Muster usable without a network. A new release is stored beside the former one and waits until the user wants it.
import { answer } from './answer.ts'
import { keepNext, status } from './data.ts'
import { precache } from './precache.ts'
import type { Asked } from './protocol.ts'
import { tidy } from './tidy.ts'

declare const self: ServiceWorkerGlobalScope

const answers: Readonly<Record<Asked, () => Promise<unknown>>> = {
  status: () => status(),
  'keep-next': keepNext,
  tidy,
  'take-over': () => self.skipWaiting(),
}

self.addEventListener('install', (event) => event.waitUntil(precache()))

// a page that came from the host before there was a worker is served from now on
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const asked = event.data as Asked
  const [port] = event.ports
  event.waitUntil(answers[asked]().then((reply) => port?.postMessage(reply)))
})

self.addEventListener('fetch', (event) => {
  const answered = answer(event)
  if (answered) event.respondWith(answered)
})
