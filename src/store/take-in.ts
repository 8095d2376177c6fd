import { t } from '../text/t.ts'
import { type Imported, importFile, importText, isBackup } from './import-lists.ts'
import { type ListSource, type Piece, piecesOfFile, piecesOfText } from './pasted-pieces.ts'

/** What came of a text or of files. */
export interface TakenIn {
  /** Lists and backups of Muster's own that are in already, and what was refused. */
  readonly imported: readonly Imported[]
  /** Lists in words, to be looked through before they are kept. */
  readonly sources: readonly ListSource[]
}

/** Takes in what was pasted. Never throws; what is refused says why. */
export async function takeText(text: string): Promise<TakenIn> {
  return await sorted(await piecesOfText(text))
}

/** Takes in files of any kind, one after the other. */
export async function takeFiles(files: readonly File[]): Promise<TakenIn> {
  const pieces: Piece[] = []
  const backups: Imported[] = []
  for (const file of files) {
    // a backup may be larger than any other file that is taken apart
    if (await isBackup(file)) backups.push(await importFile(file))
    else pieces.push(...(await piecesOfFile(file)))
  }
  const { imported, sources } = await sorted(pieces)
  return { imported: [...backups, ...imported], sources }
}

async function sorted(pieces: readonly Piece[]): Promise<TakenIn> {
  const imported: Imported[] = []
  const sources: ListSource[] = []
  for (const piece of pieces) {
    if (piece.kind === 'list') sources.push(piece.source)
    else if (piece.kind === 'portable') {
      imported.push(await importText(piece.from || t('The pasted list'), piece.text))
    } else imported.push(refusal(piece))
  }
  return { imported, sources }
}

function refusal({ from, problem, advice, partly }: Extract<Piece, { kind: 'refused' }>): Imported {
  const file = from || t('The pasted text')
  const values = { file, problem, advice }
  const words = partly
    ? t('{file} was not imported whole: {problem} {advice}', values)
    : t('{file} was not imported: {problem} {advice}', values)
  return { file, added: [], words, ok: false, notes: [] }
}
