import { capsOf } from './key-text.ts'

/** A way to press keys, as caps: `Ctrl+Shift+Z`. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className="keycaps">
      {capsOf(keys).map((cap, at) => (
        <kbd key={at}>{cap}</kbd>
      ))}
    </span>
  )
}
