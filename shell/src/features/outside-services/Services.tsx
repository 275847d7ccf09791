import { VisitCounters } from './counters/VisitCounters'
import { OnlineChat } from './OnlineChat'

/** @param props.aliveSince milliseconds since 1970 */
export default function Services({ aliveSince }: { aliveSince: number }) {
  return (
    <>
      <VisitCounters />
      <OnlineChat aliveSince={aliveSince} />
    </>
  )
}
