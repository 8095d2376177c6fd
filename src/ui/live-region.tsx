export interface LiveRegionProps {
  /** What is read out when it changes, such as the new total and fault count. */
  readonly text: string
  readonly assertive?: boolean | undefined
}

/** Says a change to screen readers; nothing to see. Keep it mounted, change its text. */
export function LiveRegion({ text, assertive }: LiveRegionProps) {
  return (
    <p className="sr-only" role={assertive ? 'alert' : 'status'}>
      {text}
    </p>
  )
}
