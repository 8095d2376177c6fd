import { useEffect } from 'react'

/** The file that a browser saves is called after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    const former = document.title
    document.title = title
    return () => {
      document.title = former
    }
  }, [title])
}
