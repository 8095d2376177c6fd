import './samples.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { errorWords } from '../../store/error-words.ts'
import { type Sample, samples, takeSample } from '../../store/samples.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'

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
      <ul>
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              className="samples__one"
              disabled={busy}
              onClick={() => void open(sample)}
            >
              <span>
                <b className="t-name block">{sample.army}</b>
                <span className="t-small">{t(sample.about)}</span>
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
