export { type Alarms, createAlarms } from './alarms'
export { useAlarm } from './use-alarm'
