import { NeedsScriptsNote } from './needs-scripts'

export default { title: 'Без JavaScript' }

/** `NeedsScripts` shows it only where scripts are switched off. */
export const Login = () => <NeedsScriptsNote action="войти" />
