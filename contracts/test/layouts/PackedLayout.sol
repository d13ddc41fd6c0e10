// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Utils} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Utils.sol";
import {PackedCid} from "../../src/PackedCid.sol";
import {PackedUuid} from "../../src/PackedUuid.sol";

/// @dev Packed texts alone, for those that differ in how a holder's tokens are found.
abstract contract PackedLayout is ERC721, Ownable {
    struct Certificate {
        bytes16 uuid;
        uint32 place;
        bytes1 codec;
        bool hasUuid;
        bytes32 digest;
        bytes32 root;
    }

    error DuplicateCertificate(string brandId, uint256 tokenId);
    error UnpackedText();

    uint32 internal _lastTokenId;
    mapping(uint256 tokenId => Certificate) internal _certificates;
    mapping(string brandId => uint256 tokenId) private _tokenOfBrand;

    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) external onlyOwner returns (uint256 tokenId) {
        uint256 existing = _tokenOfBrand[brandId];
        if (existing != 0) revert DuplicateCertificate(brandId, existing);
        tokenId = ++_lastTokenId;
        _tokenOfBrand[brandId] = tokenId;
        Certificate storage certificate = _certificates[tokenId];
        (certificate.hasUuid, certificate.uuid) = PackedUuid.pack(bytes(brandId));
        (certificate.codec, certificate.digest) = PackedCid.pack(bytes(uri));
        if (!certificate.hasUuid || certificate.codec == PackedCid.NONE) revert UnpackedText();
        certificate.root = root;
        _mint(recipient, tokenId);
        ERC721Utils.checkOnERC721Received(_msgSender(), address(0), recipient, tokenId, "");
    }

    function tokensOf(address owner) external view virtual returns (uint256[] memory);
}

/// @dev Nothing is kept: `tokensOf` asks every token there is whose it is.
contract ScanLayout is PackedLayout {
    constructor(address initialOwner) ERC721("Marque Certificate", "MARQUE") Ownable(initialOwner) {}

    function tokensOf(address owner) external view override returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](balanceOf(owner));
        uint256 found;
        for (uint256 tokenId = 1; found < tokenIds.length; ++tokenId) {
            if (_ownerOf(tokenId) == owner) tokenIds[found++] = tokenId;
        }
    }
}

/// @dev A dynamic array for each holder: a slot for its length beside the ids.
contract ArrayLayout is PackedLayout {
    mapping(address owner => uint32[]) private _tokensOf;

    constructor(address initialOwner) ERC721("Marque Certificate", "MARQUE") Ownable(initialOwner) {}

    function tokensOf(address owner) external view override returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](_tokensOf[owner].length);
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = _tokensOf[owner][i];
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from == to) return from;
        if (from != address(0)) {
            uint32[] storage held = _tokensOf[from];
            uint32 place = _certificates[tokenId].place;
            uint32 moved = held[held.length - 1];
            held[place] = moved;
            _certificates[moved].place = place;
            held.pop();
        }
        _certificates[tokenId].place = uint32(_tokensOf[to].length);
        _tokensOf[to].push(uint32(tokenId));
    }
}

/// @dev A ledger of our own in place of OpenZeppelin's: how many a holder has, and the first seven ids, in one slot.
contract LedgerLayout is PackedLayout {
    mapping(uint256 tokenId => address) private _holders;
    /// The first entry is the number of those that follow.
    mapping(address owner => uint32[2 ** 32]) private _held;

    constructor(address initialOwner) ERC721("Marque Certificate", "MARQUE") Ownable(initialOwner) {}

    function tokensOf(address owner) external view override returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](_held[owner][0]);
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = _held[owner][i + 1];
    }

    function balanceOf(address owner) public view override returns (uint256) {
        if (owner == address(0)) revert ERC721InvalidOwner(owner);
        return _held[owner][0];
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return _holders[tokenId];
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = _holders[tokenId];
        if (auth != address(0)) _checkAuthorized(from, auth, tokenId);
        if (from != address(0)) {
            _approve(address(0), tokenId, address(0), false);
            uint32[2 ** 32] storage held = _held[from];
            uint32 last = held[0]--;
            uint32 place = _certificates[tokenId].place;
            uint32 moved = held[last];
            held[place] = moved;
            _certificates[moved].place = place;
            held[last] = 0;
        }
        uint32 place_ = ++_held[to][0];
        _held[to][place_] = uint32(tokenId);
        _certificates[tokenId].place = place_;
        _holders[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }
}
