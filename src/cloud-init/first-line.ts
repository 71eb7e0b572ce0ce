// The first lines by which cloud-init recognizes user data. It ignores blanks before them, and the case of their letters.

/** Whether user data is a cloud-config. The first lines of archives and JSON patches begin like its own. */
export function isCloudConfig(text: string): boolean {
  return /^\s*#cloud-config(?!-)/i.test(text);
}

/** Whether user data is a template, which the guest renders with Jinja. */
export function isJinjaTemplate(text: string): boolean {
  return /^\s*## template: ?jinja/i.test(text);
}
