export { createLeaveGuards, type LeaveGuards, type LeaveQuestion } from './leave-guards'
export { LeaveGuardsProvider, useLeaveGuard, useLeaveQuestion, useModalGuards } from './use-leave-guard'
