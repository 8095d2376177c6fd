import { useEffect } from 'react'

/** The window is called after what it shows, for as long as that is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    const former = document.title
    document.title = `${title} · Muster`
    return () => {
      document.title = former
    }
  }, [title])
}
