import './samples.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { errorWords } from '../../store/error-words.ts'
import { gameSamples, type Sample, takeSample } from '../../store/samples.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { MiniSeal } from '../../ui/seal.tsx'

/** Lists to try things out with, for those who have none yet. */
export function SamplePicks() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async (sample: Sample) => {
    setBusy(true)
    try {
      const { added, words, ok } = await takeSample(sample)
      if (added[0] !== undefined) await navigate(`/list/${added[0]}`)
      if (!ok) say(words, { tone: 'bad' })
    } catch (error) {
      say(errorWords(error), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="samples" aria-labelledby="samples">
      <h2 id="samples" className="t-head samples__head">
        {t('Or try one of these')}
      </h2>
      {gameSamples.map(({ game, army, samples }) => (
        <section key={game} aria-label={game}>
          <h3 className="t-label samples__game">{game}</h3>
          <ul>
            {samples.map((sample) => (
              <li key={sample.id}>
                <SamplePick army={army} sample={sample} busy={busy} onOpen={open} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface SamplePickProps {
  readonly army: string
  readonly sample: Sample
  readonly busy: boolean
  readonly onOpen: (sample: Sample) => Promise<void>
}

/** Two of an army differ by what they show, which comes first and has its mark. */
function SamplePick({ army, sample, busy, onOpen }: SamplePickProps) {
  const sound = sample.shows === 'order'
  const words = sound ? t('A list in order') : t('A list with a fault to mend')
  return (
    <button
      type="button"
      className="samples__one"
      disabled={busy}
      onClick={() => void onOpen(sample)}
    >
      <span className="contents" aria-hidden="true">
        <MiniSeal state={sound ? 'ok' : 'bad'} mark="!" label={words} />
      </span>
      <span>
        <b className="t-name block">{words}</b> <span className="t-small">{army}</span>
      </span>
      <Icon name="chevron-right" />
    </button>
  )
}
