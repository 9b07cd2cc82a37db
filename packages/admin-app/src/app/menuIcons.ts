import {
  ArrowLeftRight,
  Bot,
  CircleUserRound,
  Coins,
  FileText,
  History,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Repeat2,
  ShieldCheck,
  ShieldUser,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import { paths } from './paths'

/** Icon of each page that a menu names (DESIGN §12). */
export const menuIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.users]: Users,
  [paths.coins]: Coins,
  [paths.pairs]: ArrowLeftRight,
  [paths.botOrders]: Bot,
  [paths.conversions]: Repeat2,
  [paths.siteSettings]: SlidersHorizontal,
  [paths.cmsPages]: FileText,
  [paths.emailTemplates]: Mail,
  [paths.subAdmins]: ShieldUser,
  [paths.profile]: CircleUserRound,
  [paths.loginHistory]: History,
  [paths.changePassword]: KeyRound,
  [paths.twoFactor]: ShieldCheck,
}
