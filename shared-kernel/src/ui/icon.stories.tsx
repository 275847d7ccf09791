import { Icon, type IconName } from './icon'
import { iconPaths } from './icon-paths'

export default { title: 'Значки' }

const NAMES = Object.keys(iconPaths) as IconName[]

export const AllNames = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {NAMES.map((name) => (
      <li key={name} title={name}>
        <Icon name={name} size={20} />
      </li>
    ))}
  </ul>
)
export const Filled = () => <Icon name="heart" filled />
