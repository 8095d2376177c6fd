import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is about to be printed: what only paper shows is made then, and taken away after. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // the browser takes its picture of the page right after it has told of it
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
