import { isRecord, isText } from '../json-file'
import type { Candidate, RolloutRule, Withdrawal } from '../model/rule'
import { isPartName, isVersion } from '../part-name'

const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100
const absentOr = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

const isCandidate = (value: unknown): value is Candidate =>
  isRecord(value) &&
  isVersion(value.version) &&
  isShare(value.share) &&
  isText(value.salt) &&
  isTime(value.startedAt) &&
  absentOr(value.steps, (steps) => Array.isArray(steps) && steps.every(isShare)) &&
  absentOr(value.everySeconds, (seconds) => typeof seconds === 'number' && seconds > 0) &&
  absentOr(value.nextStepAt, isTime)

/** Whether a value that comes from elsewhere (a row, a file) can be trusted as a rule. */
export const isRule = (value: unknown): value is RolloutRule =>
  isRecord(value) &&
  isPartName(value.part) &&
  isText(value.shop) &&
  isVersion(value.stable) &&
  absentOr(value.candidate, isCandidate) &&
  absentOr(value.lastGood, isVersion) &&
  absentOr(value.frozenUntil, isTime) &&
  absentOr(value.chosenAt, isTime)

export const isWithdrawal = (value: unknown): value is Withdrawal =>
  isRecord(value) &&
  isPartName(value.part) &&
  isVersion(value.version) &&
  isText(value.shop) &&
  isTime(value.at) &&
  typeof value.reason === 'string'
