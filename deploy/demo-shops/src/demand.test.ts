import { demandFor, readDemand } from './demand'
import { familiesOf, readTaxonomy } from './taxonomy'

test('the demand of every family is told, in values that the family has', async () => {
  const demand = await readDemand()
  const families = familiesOf(await readTaxonomy())
  expect(Object.keys(demand).sort()).toEqual(families.map(({ id }) => id).sort())
  for (const { id, attributes } of families)
    for (const [code, usual] of Object.entries(demand[id]?.usual ?? {})) {
      const known = attributes.find((attribute) => attribute.code === code)?.values ?? []
      expect([id, code, usual.filter((value) => !known.includes(value))]).toEqual([id, code, []])
    }
})

test('every value that is not the usual one leaves fewer buyers', async () => {
  const demand = await readDemand()
  const [paper] = familiesOf(await readTaxonomy()).filter(({ id }) => id === 'copy-white')
  if (!paper) throw new Error('The taxonomy has no office paper')
  const of = (format: string, dens: number) =>
    demandFor(
      demand,
      paper,
      new Map<string, string | number>(Object.entries({ format, dens, sheets: 500, cls: 'C' })),
    )
  expect(of('А4', 80)).toBe(1)
  expect([of('А4', 80), of('А3', 80), of('А3', 250)]).toEqual(
    [of('А3', 250), of('А3', 80), of('А4', 80)].toReversed(),
  )
  expect(of('А3', 250)).toBeLessThan(of('А3', 80))
  expect(() => demandFor({}, paper, new Map())).toThrow('copy-white')
})
