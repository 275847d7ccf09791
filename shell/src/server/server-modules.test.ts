import { exposedModule, RELEASES } from 'virtual:parts'
import { serverModules } from './server-modules'

const load = jest.fn()
const shell = RELEASES.find(({ name }) => name === 'shell')

test('the server has every page of the shell at hand', () => {
  const source = serverModules(load)
  for (const { expose } of shell?.routes ?? [])
    expect(source.load('shell', expose)).toHaveProperty('value', exposedModule('shell', expose))
  expect(load).not.toHaveBeenCalled()
})

test('modules of other parts come from their builds', () => {
  const page = { default: () => null }
  load.mockReturnValue(page)
  expect(serverModules(load).load('mf-catalog', './SearchPage')).toHaveProperty('value', page)
  expect(load).toHaveBeenCalledWith('mf-catalog', './SearchPage')
})

test('a modal is not rendered on the server: asking for it says why', () => {
  expect(() => serverModules(load).load('shell', './ServerErrorModal')).toThrow(/no \.\/ServerErrorModal/)
})
