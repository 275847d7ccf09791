type Work = () => unknown

const works: Work[] = []
const state: { file?: string | undefined } = {}

/**
 * Runs `work` when the test file that runs is over, the last one first. For modules that several test files share: they are read once
 * by a worker, so that an `afterAll` of theirs would belong to the first file alone.
 */
export const afterTestFile = (work: Work): void => {
  works.push(work)
}

async function endFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work()
}

/** Called whenever a file names a test, a group or a hook. */
function noteFile(): void {
  const { testPath } = expect.getState()
  if (state.file === testPath) return
  state.file = testPath
  afterAll(endFile)
}

/** Makes the globals of test files tell which file begins. */
export function watchTestFiles(): void {
  for (const name of ['test', 'describe', 'beforeAll', 'beforeEach'] as const)
    Object.assign(globalThis, {
      [name]: new Proxy(globalThis[name], {
        apply(target, self, args) {
          noteFile()
          return Reflect.apply(target, self, args)
        },
        get(target, key) {
          noteFile()
          return Reflect.get(target, key)
        },
      }),
    })
}
