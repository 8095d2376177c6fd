import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The browser's offer to install the app; few browsers make it. */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

interface InstallState {
  readonly offer: InstallOffer | null
}

/** Whether the app can be installed from the page. Import this module early: the browser makes its offer once. */
export const install: StoreApi<InstallState> = createStore(() => ({ offer: null }))

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // no banner over the page: the settings have a button
    event.preventDefault()
    install.setState({ offer: event as InstallOffer })
  })
  window.addEventListener('appinstalled', () => install.setState({ offer: null }))
}

/** Lets the browser ask the user; it does so once for each offer. */
export async function askInstall(offer: InstallOffer): Promise<void> {
  install.setState({ offer: null })
  await offer.prompt().catch(() => null)
}

/** Reads the offer in a component. */
export const useInstallOffer = (): InstallOffer | null => useStore(install, ({ offer }) => offer)
