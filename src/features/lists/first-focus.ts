/** A `ref` for the field of a dialog that has the focus when it opens, before its close button. */
export function firstFocus(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '')
}
