export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs'
