import { formatNumber, NBSP } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { viewedCountQuery } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { useNear } from '@prilavok/shared-kernel/timing'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useQuery } from '@tanstack/react-query'

export const VIEWED: [path: string, title: string] = ['/catalog/viewed', 'Просмотренные товары']

const Count = styled.small`
  margin-left: 2px;
  font-size: 12px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums lining-nums;
`

/** The way to the viewed products, with their number, which is asked for when the link comes into sight. */
export function ViewedLink({ onClick }: { onClick?: () => void }) {
  const [place, seen] = useNear<HTMLElement>(true, 0)
  const { data } = useQuery({ ...viewedCountQuery(useKernel()), enabled: seen })
  return (
    <TextLink to={VIEWED[0]} quiet onClick={onClick}>
      {VIEWED[1]}
      {NBSP}
      <Count ref={place}>{data && data.CNT > 0 ? formatNumber(data.CNT) : ''}</Count>
    </TextLink>
  )
}
