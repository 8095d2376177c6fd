import { BandView } from './band-view.tsx'
import { flowsOf } from './flows.ts'
import { layoutOf } from './layouts.ts'
import { PaperFoot, PaperHead, RunningHead } from './paper-head.tsx'
import type { PaperParts } from './paper-parts.ts'
import type { PaperSource } from './paper-source.ts'

/** The parts of a list's pages. */
export function listParts(source: PaperSource): PaperParts {
  const { choice, content, rules } = source
  return {
    flows: flowsOf(content, choice, rules),
    head: layoutOf(choice.layout).head ? <PaperHead source={source} /> : null,
    run: (page, pages) => <RunningHead {...{ source, page, pages }} />,
    foot: (page, pages, first) => <PaperFoot {...{ source, page, pages, first }} />,
    band: (band, free) => <BandView {...{ source, band, free }} />,
    lines: choice.layout === 'roster',
  }
}
