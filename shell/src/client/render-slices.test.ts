import {
  unstable_NormalPriority as NORMAL,
  unstable_scheduleCallback as schedule,
  unstable_shouldYield as shouldYield,
} from 'scheduler'
import { renderInLongerSlices } from './render-slices'

test('React works for 12 ms before it lets the browser paint', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  renderInLongerSlices()
  const yields = await new Promise<boolean[]>((resolve) => {
    schedule(NORMAL, () => {
      resolve(
        [0, 6, 11, 12].map((milliseconds) => {
          clock.mockReturnValue(1000 + milliseconds)
          return shouldYield()
        }),
      )
    })
  })
  expect(yields).toEqual([false, false, false, true])
})
