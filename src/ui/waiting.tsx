export interface WaitingProps {
  /** What is on its way: "Opening the list". */
  readonly words: string
}

/** A page, or a part of one, that is not there yet. */
export function Waiting({ words }: WaitingProps) {
  return (
    <p role="status" className="t-small p-4">
      {words}
    </p>
  )
}
