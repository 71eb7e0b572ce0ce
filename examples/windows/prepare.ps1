# What every desktop is to have. Add programs and updates of your own here.
$ErrorActionPreference = 'Stop'

# All virtio drivers, and the guest agent.
$tools = Start-Process -Wait -PassThru -FilePath 'E:\virtio-win-guest-tools.exe' -ArgumentList '/install', '/quiet', '/norestart'
if ($tools.ExitCode -notin 0, 3010) { throw "the guest tools ended with $($tools.ExitCode)" }

# The answers of the installation would come before those of the desktops: they are cached on the disk, and on the CD-ROM F:.
Remove-Item -Force -ErrorAction SilentlyContinue 'C:\Windows\Panther\unattend.xml', 'C:\Windows\Panther\Unattend\unattend.xml'
(New-Object -ComObject Shell.Application).NameSpace(17).ParseName('F:').InvokeVerb('Eject')
