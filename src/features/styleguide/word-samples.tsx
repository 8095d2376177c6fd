import { KeyCaps } from '../../ui/key-caps.tsx'
import { OurWords } from '../../ui/our-words.tsx'
import { qrCode } from '../../ui/qr-code.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { RuleList } from '../../ui/rule-list.tsx'
import { type RuleTerm, type RuleWords, RuleWordsContext } from '../../ui/rule-words.ts'
import { SaidLine } from '../../ui/said-line.tsx'
import { Said } from '../../ui/said.tsx'
import { Term, TermText } from '../../ui/term.tsx'

const reach: RuleTerm = {
  id: 'reach',
  name: 'Reach',
  rule: 'Sample 1.2',
  text: 'A sample: how far a model can act.',
  note: 'Measured from base to base.',
  see: [{ id: 'base', name: 'Base' }],
}

/** What the styleguide says about rules: samples, of no game. */
const sampleWords: RuleWords = {
  summary: (id) =>
    id === 'steps'
      ? { when: 'The start of a turn.', target: 'One unit.', effect: 'It has more Reach.' }
      : { text: 'Adds 1 to its Reach until the end of the phase.', more: ['Once a battle.'] },
  source: () => 'Samples, version 1',
  term: (word) => (word === 'Reach' ? reach : null),
  called: (word) => word,
  pieces: (sentence) =>
    sentence
      .split(/(Reach)/)
      .filter(Boolean)
      .map((words) => ({ words, term: words === 'Reach' ? reach : null })),
  termPath: () => '/styleguide',
}

const address = 'https://muster.example/shared#sample'

/** Words that explain themselves: terms, what rules do, keys, a QR code. */
export function WordSamples() {
  const code = qrCode(address)
  return (
    <RuleWordsContext value={sampleWords}>
      <div className="t-body grid justify-items-start gap-3">
        <p>
          <Term word="Reach" />, <TermText text="and in a sentence: more Reach, twice." />
        </p>
        <RuleList
          what={undefined}
          rules={[
            { name: 'Long arms', text: 'sample', note: 'Passive' },
            { name: 'Longer arms', text: 'steps' },
          ]}
        />
        <Said id="steps" />
        <SaidLine id="sample" name="Long arms" />
        <OurWords ids={['sample']} />
        <p>
          <KeyCaps keys="Ctrl+Shift+Z" /> <KeyCaps keys="ArrowDown" /> <KeyCaps keys="?" />
        </p>
        {code && <QrPicture code={code} label="A sample address" size={120} />}
      </div>
    </RuleWordsContext>
  )
}
