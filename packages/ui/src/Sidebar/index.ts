export { Sidebar, type SidebarEntry, type SidebarGroup, type SidebarProps } from './Sidebar'
export { SidebarItem, type SidebarItemProps } from './SidebarItem'
