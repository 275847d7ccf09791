import { styled } from '@prilavok/shared-kernel/styled'

const List = styled.ul`
  margin-top: 4px;
  padding-left: 16px;
  list-style: disc;
  overflow-wrap: anywhere;
`

/** Why the server has rejected something, one a line; nothing where it tells no reasons. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <List>
      {reasons.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </List>
  )
}
