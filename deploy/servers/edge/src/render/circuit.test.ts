import { createCircuit } from './circuit'

function clocked() {
  const clock = { now: 0 }
  return { clock, circuit: createCircuit({ failures: 2, window: 100, openFor: 50, now: () => clock.now }) }
}

test('two failures within the window keep a release away for a while', () => {
  const { clock, circuit } = clocked()
  circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(false)
  clock.now = 90
  circuit.recordFailure('mf-a@1')
  expect(circuit.open()).toEqual(['mf-a@1'])
  expect(circuit.isOpen('mf-b@1')).toBe(false)
  clock.now = 141
  expect(circuit.isOpen('mf-a@1')).toBe(false)
  expect(circuit.open()).toEqual([])
})

test('failures far apart do not add up', () => {
  const { clock, circuit } = clocked()
  for (clock.now = 0; clock.now < 1000; clock.now += 110) circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(false)
})

test('by itself two failures of a minute keep a release away for a minute', () => {
  const clock = { now: 0 }
  const circuit = createCircuit({ now: () => clock.now })
  circuit.recordFailure('mf-a@1')
  clock.now = 60_000
  circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(false)
  clock.now = 119_999
  circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(true)
  clock.now = 179_998
  expect(circuit.isOpen('mf-a@1')).toBe(true)
  clock.now = 179_999
  expect(circuit.isOpen('mf-a@1')).toBe(false)
})

test('after its time a release has two failures free again', () => {
  const { clock, circuit } = clocked()
  circuit.recordFailure('mf-a@1')
  circuit.recordFailure('mf-a@1')
  clock.now = 51
  circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(false)
  circuit.recordFailure('mf-a@1')
  expect(circuit.isOpen('mf-a@1')).toBe(true)
})
