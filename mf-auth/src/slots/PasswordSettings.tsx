import { PasswordSettings } from '../features/change-password/PasswordSettings'

export default PasswordSettings
