# Installs everything that each desktop needs. Add your own programs and updates here.
$ErrorActionPreference = 'Stop'

# All virtio drivers, and the guest agent.
$tools = Start-Process -Wait -PassThru -FilePath 'E:\virtio-win-guest-tools.exe' -ArgumentList '/install', '/quiet', '/norestart'
if ($tools.ExitCode -notin 0, 3010) { throw "the guest tools ended with $($tools.ExitCode)" }

# The installation's answer file would take precedence over the desktop's. Copies of it are on the disk and on the CD-ROM F:.
Remove-Item -Force -ErrorAction SilentlyContinue 'C:\Windows\Panther\unattend.xml', 'C:\Windows\Panther\Unattend\unattend.xml'
(New-Object -ComObject Shell.Application).NameSpace(17).ParseName('F:').InvokeVerb('Eject')
