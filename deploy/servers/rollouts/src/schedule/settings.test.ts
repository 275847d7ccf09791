import { readScheduleSettings } from './settings'

test('without settings the schedule has defaults', () => {
  expect(readScheduleSettings({})).toEqual({ every: 3000, minimumViews: 200 })
  expect(readScheduleSettings({ SCHEDULE_EVERY: '500', STEP_MINIMUM_VIEWS: '0' })).toEqual({
    every: 500,
    minimumViews: 0,
  })
})

test('all violations are told at once', () => {
  const read = () => readScheduleSettings({ SCHEDULE_EVERY: '1', STEP_MINIMUM_VIEWS: 'many' })
  expect(read).toThrow(/SCHEDULE_EVERY must be a whole number from 50/)
  expect(read).toThrow(/STEP_MINIMUM_VIEWS must be .* not «many»/)
})
