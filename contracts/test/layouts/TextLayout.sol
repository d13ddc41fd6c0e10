// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";

/// @dev The same certificate as OpenZeppelin's extensions make it: texts as they are, ERC721Enumerable's four tables.
contract TextLayout is ERC721URIStorage, ERC721Enumerable, Ownable {
    error DuplicateCertificate(string brandId, uint256 tokenId);

    uint256 private _lastTokenId;
    mapping(uint256 tokenId => string) private _brandIds;
    mapping(string brandId => uint256 tokenId) private _tokenOfBrand;
    mapping(uint256 tokenId => bytes32) private _roots;

    constructor(address initialOwner) ERC721("Marque Certificate", "MARQUE") Ownable(initialOwner) {}

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
        _brandIds[tokenId] = brandId;
        _roots[tokenId] = root;
        _setTokenURI(tokenId, uri);
        _safeMint(recipient, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override(ERC721, ERC721URIStorage) returns (string memory) {
        return super.tokenURI(tokenId);
    }

    function supportsInterface(
        bytes4 interfaceId
    ) public view override(ERC721Enumerable, ERC721URIStorage) returns (bool) {
        return super.supportsInterface(interfaceId);
    }

    function _update(
        address to,
        uint256 tokenId,
        address auth
    ) internal override(ERC721, ERC721Enumerable) returns (address) {
        return super._update(to, tokenId, auth);
    }

    function _increaseBalance(address account, uint128 amount) internal override(ERC721, ERC721Enumerable) {
        super._increaseBalance(account, amount);
    }
}
