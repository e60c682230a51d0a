#!/bin/sh
# Publishes a build for scripts/deploy/nginx.conf:
#
#   sh scripts/deploy/publish.sh dist /var/www/story-admin
#
# Each build is in a folder of its own, and served once it is complete: a link is replaced by one rename. An asset that is
# half copied would stay in the caches of browsers for a year.
set -eu
build=$1
site=$2

# A rename replaces the link at once, unlike `ln -sf`, which removes the link first.
replace_link() {
  ln -sfn "$1" "$site/$2.next"
  mv -T "$site/$2.next" "$site/$2"
}

mkdir -p "$site/builds"
folder=$(mktemp -d "$site/builds/$(date -u +%Y-%m-%dT%H-%M-%S)-XXXX")
chmod 755 "$folder"
cp -r "$build" "$folder/story-admin"

# The configuration of this site stays as it is.
if [ ! -e "$site/config.json" ]; then cp "$build/config.json" "$site/config.json"; fi

# Pages that are open may still need code of the previous build.
if [ -e "$site/current" ]; then replace_link "$(readlink "$site/current")" before; fi
replace_link "builds/$(basename "$folder")" current
echo "Published in $folder."
