export { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { Link, type LinkProps } from './link'
export { useHasRoute } from './use-has-route'
