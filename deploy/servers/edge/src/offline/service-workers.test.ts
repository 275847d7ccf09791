import type { Plan } from '@prilavok/shared-kernel/contract'
import type { PartFiles } from '../parts/part-files'
import { createServiceWorkers } from './service-workers'

const plan = { parts: { shell: { version: '1.0.0' } } } as unknown as Plan
const files: PartFiles = {
  find: async (part, version, path) =>
    ({ plain: { file: `/${part}/${version}/${path}` } }) as Awaited<ReturnType<PartFiles['find']>>,
  list: async (part, version) => ['main.js', 'service-worker.js', `${part}-${version}.js`],
}

test('the worker is a file of the shell, unless workers are switched off', async () => {
  expect(await createServiceWorkers(files, true).fileOf(plan)).toBe('/shell/1.0.0/service-worker.js')
  expect(await createServiceWorkers(files, false).fileOf(plan)).toBeUndefined()
  const none = { ...files, find: async () => undefined }
  expect(await createServiceWorkers(none, true).fileOf(plan)).toBeUndefined()
})

test('it does not save itself', async () =>
  expect(await createServiceWorkers(files, true).filesOfShell(plan)).toEqual(['main.js', 'shell-1.0.0.js']))
