import { describe, expect, it } from 'vitest'

import { readCommunity } from './read-community.ts'
import { readSample, samplePaths } from './testing-catalogue.ts'

const RENOWN = 'Regiments of Renown.cat'

const rules = (id: string, name: string, ability: string, shownWith?: string) =>
  `<selectionEntry id="${id}" name="Regiment of Renown: ${name}" type="upgrade" hidden="true">
    <profiles><profile typeName="Ability (Passive)" name="${ability}"/></profiles>
    <modifiers>${
      shownWith === undefined
        ? ''
        : `<modifier type="set" field="hidden" value="false"><conditions>
            <condition type="instanceOf" scope="force" childId="${shownWith}"/>
          </conditions></modifier>`
    }</modifiers>
  </selectionEntry>`

const link = (target: string) => `<entryLink id="l-${target}" name="Rules" targetId="${target}"/>`

const force = (id: string, name: string) =>
  `<forceEntry id="${id}" name="${name}"><modifiers>
    <modifier type="set" field="hidden" value="false"><conditions>
      <condition type="instanceOf" scope="primary-catalogue" childId="renown"/>
    </conditions></modifier></modifiers></forceEntry>`

const watch = rules('watch', 'The Night Watch', 'Sleepless', 'f-renown')

/** The sample with two regiments more and these rules. */
function regiments(entries: readonly string[], linked: readonly string[] = []) {
  const texts = new Map([
    [
      'Game.gst',
      readSample('Game.gst').replace(
        '<forceEntry id="f-regiment"',
        `${force('f-riders', "Pale Rider's Band")}${force('f-diggers', 'The Diggers')}$&`,
      ),
    ],
    [
      RENOWN,
      `<catalogue id="renown" name="Regiments of Renown">
        <entryLinks>${linked.map(link).join('')}</entryLinks>
        <sharedSelectionEntries>${entries.join('')}</sharedSelectionEntries>
      </catalogue>`,
    ],
  ])
  const { renown } = readCommunity((path) => texts.get(path) ?? readSample(path), samplePaths)
  return Object.fromEntries(
    renown.map(({ name, abilities, shownRules }) => [
      name,
      { has: abilities.map((one) => one.name), shown: shownRules },
    ]),
  )
}

describe('the rules of a Regiment of Renown', () => {
  it('are those of its name, whatever the catalogue shows', () => {
    const riders = rules('riders', 'Pale Riders Band', 'Ride Down', 'f-renown')
    const diggers = rules('diggers', 'The Diggers', 'Dig In', 'f-diggers')
    expect(regiments([watch, riders, diggers], ['watch', 'riders'])).toEqual({
      'The Night Watch': { has: ['Sleepless'], shown: ['The Night Watch', 'Pale Riders Band'] },
      "Pale Rider's Band": { has: ['Ride Down'], shown: [] },
      'The Diggers': { has: ['Dig In'], shown: [] },
    })
  })

  it('are none where the catalogue has none, even if it shows those of another', () => {
    const diggers = rules('diggers', 'The Diggers', 'Dig In', 'f-riders')
    expect(regiments([watch, diggers], ['watch', 'diggers'])["Pale Rider's Band"]).toEqual({
      has: [],
      shown: ['The Diggers'],
    })
  })

  it('stop the reading when they are of no regiment, or a regiment has them twice', () => {
    const lost = rules('lost', 'The Nobodies', 'Vanish')
    expect(() => regiments([watch, lost])).toThrow('The Nobodies')
    const again = rules('again', 'The Night-Watch', 'Awake')
    expect(() => regiments([watch, again])).toThrow('The Night-Watch')
  })
})
