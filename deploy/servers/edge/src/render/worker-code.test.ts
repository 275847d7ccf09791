import { isBuiltin } from 'node:module'
import { Script } from 'node:vm'
import { bundleWorker } from './worker-code'

const code = bundleWorker()

test('the worker is one script that needs nothing but what Node brings', () => {
  expect(() => new Script(code)).not.toThrow()
  const required = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, id]) => id ?? '')
  expect(required).toContain('node:worker_threads')
  expect(required.filter((id) => !isBuiltin(id))).toEqual([])
})

test('where it fails is told by its sources', () => {
  expect(code).toMatch(/\n\/\/# sourceMappingURL=data:application\/json;base64,[\w+/=]+\s*$/)
})
