import { NeedsScripts } from './needs-scripts'

export default { title: 'Без JavaScript' }

/** Shown only where scripts are switched off. */
export const Login = () => <NeedsScripts action="войти" />
