import FONT_FILE from '@prilavok/shared-kernel/theme/fonts/golos-text.woff2'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { lateFont } from '../document/font'
import { nextTask } from './next-task'

/**
 * Evaluates the start-up scripts piece by piece: together they would keep a slow telephone from painting and answering for
 * half a second. «Eager» imports are in these scripts already; importing one evaluates it.
 */
async function startInPieces(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ '@prilavok/shared-kernel/create-kernel')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './start')
  await nextTask()
  const font = lateFont(window, FONT_FILE)
  await start({ onPageChange: () => whenIdle(font.show) })
  whenIdle(() => void font.load())
}

// Out of the promise: an uncaught error names its script, so that `start-failure` can tell that the shop has not started.
startInPieces().catch((error) =>
  setTimeout(() => {
    throw error
  }),
)
