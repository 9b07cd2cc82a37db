import type { LinkComponentProps } from '@quarterdeck/ui'
import { Link } from 'react-router-dom'

/** How `ui` draws links inside the app: the router takes plain clicks, the browser everything else. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}
