import { describe, expect, it } from 'vitest'

import { qrCode } from './qr-code.ts'

describe('a QR code', () => {
  it('has a white edge of four modules', () => {
    const code = qrCode('https://example.org/shared#1ABC')
    const rows = [...(code?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)]
    const lefts = rows.map(([, x]) => Number(x))
    const rights = rows.map(([, x, , width]) => Number(x) + Number(width))
    const tops = rows.map(([, , y]) => Number(y))
    expect(Math.min(...lefts)).toBe(4)
    expect(Math.min(...tops)).toBe(4)
    expect(Math.max(...rights)).toBe((code?.size ?? 0) - 4)
    expect(Math.max(...tops)).toBe((code?.size ?? 0) - 5)
  })

  it('is not made of an address that no phone could read', () => {
    expect(qrCode(`https://example.org/shared#${'A'.repeat(300)}`)).not.toBeNull()
    expect(qrCode(`https://example.org/shared#${'A'.repeat(3000)}`)).toBeNull()
  })
})
