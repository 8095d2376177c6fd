import type { QrCode } from './qr-code.ts'

export interface QrPictureProps {
  readonly code: QrCode
  /** What it leads to, for those who cannot see it. */
  readonly label: string
  /** Width and height in px; without it the style sheet decides. */
  readonly size?: number
}

/** A QR code, black on white whatever the theme, since cameras want it so. */
export function QrPicture({ code, label, size }: QrPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
