import { useEffect } from 'react'

/** The window is called after what it shows, for as long as that is shown; `app`, which stands after it, can be left out. */
export function useTitle(title: string, app = ' · Muster'): void {
  useEffect(() => {
    const former = document.title
    document.title = title + app
    return () => {
      document.title = former
    }
  }, [title, app])
}
