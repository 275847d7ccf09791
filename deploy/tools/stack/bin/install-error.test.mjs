import { installError } from './install-error.mjs'
import { nodeVersionFault } from './node-version.mjs'

test.each([
  ['getaddrinfo EAI_AGAIN registry.npmjs.org', 'did not answer'],
  ['ERR_PNPM_META_FETCH_FAIL  GET https://registry.npmjs.org/x: request failed', 'did not answer'],
  ['npm error code E401', 'denied access'],
  ['self-signed certificate in certificate chain', 'NODE_EXTRA_CA_CERTS'],
  ['ENOSPC: no space left on device, write', 'disk is full'],
  ["EACCES: permission denied, mkdir '/srv/node_modules'", 'may not be written'],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml'],
])('«%s» is explained', (output, words) => {
  expect(installError('The dependencies could not be installed.', output)).toContain(words)
})

test('an unknown failure points at what the tool said, and says that the next run goes on', () => {
  const text = installError('It failed.', 'strange')
  expect(text).toContain('in the lines above')
  expect(text).toContain('run the same command again')
})

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, fine) => {
  expect(nodeVersionFault(version) === undefined).toBe(fine)
})
