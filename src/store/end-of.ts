/** Waits for work that may go on with more: resolves when what is in hand then is the last. */
export async function endOf(work: () => Promise<void>): Promise<void> {
  let waited
  do {
    waited = work()
    await waited
  } while (waited !== work())
}
